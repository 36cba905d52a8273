import { MAX_NAME, sepaAmount, sepaText } from '#domain/sepaFiles/text';
import type { SepaFileRow, SepaItem } from './table.ts';

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

const transfer = (file: SepaFileRow, { invoiceId, amount, name, iban, remittance }: SepaItem) => ({
  PmtId: { EndToEndId: `${invoiceId}-${file.id}` },
  Amt: { InstdAmt: { '@Ccy': 'EUR', '#': sepaAmount(amount) } },
  Cdtr: { Nm: sepaText(name, MAX_NAME) },
  CdtrAcct: { Id: { IBAN: iban } },
  RmtInf: { Ustrd: remittance },
});

/** The bank's XML file: pain.001.001.09, one transfer per invoice. The same rows always give the same file. */
export const sepaXml = async (file: SepaFileRow, items: readonly SepaItem[]): Promise<string> => {
  // Loaded with the first file: it takes 12 MB, and would delay the start.
  const { create } = await import('xmlbuilder2');
  const totals = {
    NbOfTxs: String(items.length),
    CtrlSum: sepaAmount(items.reduce((sum, each) => sum + each.amount, 0)),
  };
  const debtor = sepaText(file.debtorName, MAX_NAME);
  return create(
    { version: '1.0', encoding: 'UTF-8' },
    {
      Document: {
        '@xmlns': NAMESPACE,
        CstmrCdtTrfInitn: {
          GrpHdr: {
            MsgId: file.messageId,
            // In UTC, to the second.
            CreDtTm: `${file.createdAt.slice(0, 19)}Z`,
            ...totals,
            InitgPty: { Nm: debtor, Id: { OrgId: { Othr: { Id: sepaText(file.debtorNif, 35) } } } },
          },
          PmtInf: {
            PmtInfId: file.messageId,
            PmtMtd: 'TRF',
            BtchBookg: 'false',
            ...totals,
            PmtTpInf: { SvcLvl: { Cd: 'SEPA' } },
            ReqdExctnDt: { Dt: file.day },
            Dbtr: { Nm: debtor },
            DbtrAcct: { Id: { IBAN: file.debtorIban } },
            // The account itself identifies the bank.
            DbtrAgt: { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } },
            ChrgBr: 'SLEV',
            CdtTrfTxInf: items.map(item => transfer(file, item)),
          },
        },
      },
    },
  ).end({ prettyPrint: true });
};
