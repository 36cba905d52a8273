import { importColumns, type Imported } from '../imports.ts';
import { wordOf } from './values.ts';

/** Other headings that offices use, besides the screens' labels, by the last part of the column's path. */
const SYNONYMS: Record<string, string> = {
  nif: 'cif|cif/nif|nif/cif|dni|nif/cif/dni|dni/cif|identificacion fiscal|n.i.f.|numero fiscal|codigo fiscal',
  vat: 'vat|nif intracomunitario|iva intracomunitario|nif-iva|nif iva|operador intracomunitario',
  surname: 'apellido|primer apellido',
  alias: 'nombre comercial|nombre corto|nombre abreviado',
  registry: 'registro mercantil|inscripcion registral|datos del registro mercantil',
  bankAccount: 'iban|cuenta|cuenta bancaria|ccc|numero de cuenta|cta bancaria|cuenta corriente',
  phone: 'tel|tfno|tlf|telf|telefono 1|movil|telefono fijo|telefono movil|telefono de contacto',
  email: 'email|correo|correo electronico|mail|e-mail',
  invoiceEmail: 'email facturacion|correo facturacion|email facturas|correo de facturas',
  street: 'direccion|domicilio|calle|via|direccion fiscal|domicilio fiscal|domicilio social',
  houseNumber: 'num|numero|numero de calle|portal',
  other: 'piso|resto direccion|complemento|nave|otros',
  postalCode: 'cp|c.p.|cod postal|codigo postal|cod. postal|zip|d.p.|distrito postal',
  city: 'poblacion|localidad|municipio|ciudad',
  county: 'provincia|prov',
  country: 'pais',
  countryCode: 'cod pais|codigo pais|iso pais',
  latitude: 'lat|latitud',
  longitude: 'lon|lng|long|longitud',
  companyType: 'tipo|tipo de empresa|forma juridica|persona',
  timeWindow: 'horario|horarios|horario de carga|horas',
  provider: 'numero de proveedor|codigo de proveedor|proveedor',
  number: 'matricula|matriculas|placa|n matricula',
  carrierId: 'transportista|cif transportista|nif transportista|empresa|titular|proveedor',
  clientId: 'cliente|cif cliente|nif cliente|cif del cliente|nif del cliente|cargador|empresa',
  type: 'tipo|tipo vehiculo|clase',
  hasTraction: 'traccion|tractor|es tractora',
  tonnage: 'tonelaje|carga util|toneladas|tn',
  long: 'largo|longitud|metros',
  length: 'largo|longitud|metros|metros lineales|ml',
  width: 'ancho|anchura',
  height: 'alto|altura',
  weight: 'peso|kg|kilos|peso kg|peso bruto',
  year: 'año|ano matriculacion|fecha matriculacion|fecha de matriculacion|año matricula',
  isFrigo: 'frigo|frigorifico|refrigerado',
  isLona: 'lona|lonas|tauliner',
  isAdr: 'adr|mercancias peligrosas',
  isLocal: 'local',
  isNational: 'nacional',
  isInternational: 'internacional',
  addressName: 'nombre|lugar|ubicacion|almacen|centro|delegacion',
  label: 'etiqueta|codigo|referencia',
  clientRef: 'referencia|ref|ref cliente|su referencia|referencia cliente|n pedido|numero de pedido|pedido cliente',
  pickupDate: 'fecha carga|f. carga|fecha recogida|fecha de recogida|dia carga|dia de carga|recogida|carga',
  deliveryDate:
    'fecha entrega|f. entrega|fecha descarga|fecha de descarga|dia descarga|dia de descarga|dia de entrega|entrega|descarga',
  invoiceDate: 'fecha factura|f. factura|fecha',
  price: 'precio|importe|tarifa|precio cliente|portes',
  packages:
    'n bultos|no bultos|num bultos|numero de bultos|total bultos|cantidad de bultos|palets|pales|n palets|numero de palets',
  goodsNature: 'mercancia|naturaleza|producto|tipo mercancia',
  comments: 'comentarios|observaciones|notas',
  cmrNumber: 'cmr|n cmr|numero cmr|numero de cmr',
  isPalleted: 'paletizado|paletizada',
};

/** Headings of the column with the row's own name. */
const OWN_NAMES: Partial<Record<Imported, string>> = {
  carriers:
    'nombre|razon social|empresa|transportista|nombre fiscal|denominacion|nombre o razon social|nombre completo',
  clients: 'nombre|razon social|empresa|cliente|nombre fiscal|denominacion|nombre o razon social',
};

const ENDS: Record<string, string[]> = {
  origin: ['origen', 'carga', 'recogida'],
  destination: ['destino', 'descarga', 'entrega'],
};

const wordsIn = (list: string | undefined): string[] => (list ?? '').split('|').filter(Boolean);

const synonymsOf = (resource: Imported, path: string): string[] => {
  const [first = '', last = first] = path.split('.');
  if (path === 'name') return wordsIn(OWN_NAMES[resource]);
  const words = wordsIn(SYNONYMS[last]);
  const ends = ENDS[first];
  if (!ends) return words;
  const named = last === 'name' ? ['nombre', 'lugar', 'empresa', 'almacen'] : words;
  const both = ends.flatMap(end =>
    named.flatMap(word => [`${word} ${end}`, `${end} ${word}`, `${word} de ${end}`, `${word} del ${end}`]),
  );
  // A column headed just «Origen» means the town.
  return last === 'city' ? [...both, ends[0] ?? '', `lugar de ${ends[1]}`] : both;
};

/** `isDerived`: a known column that isn't imported, because the product computes it or it is set elsewhere. */
export type Guess = { path: string | null; isDerived: boolean };

/**
 * Where each column of a file goes, by its heading: first the screens' labels, then field names, then what offices
 * usually call it. No field is given twice. `derived`: headings of an export that aren't imported.
 */
export const guessColumns = (
  resource: Imported,
  heads: readonly string[],
  labels: Readonly<Record<string, string>>,
  derived: readonly string[] = [],
): Guess[] => {
  const columns = importColumns(resource);
  const ways: ((path: string) => string[])[] = [
    path => [labels[path] ?? ''],
    path => [path, path.split('.').at(-1) ?? ''],
    path => synonymsOf(resource, path),
  ];
  const left = new Set(columns.map(({ path }) => path));
  const found: (string | null)[] = heads.map(() => null);
  const known = new Set(derived.map(wordOf));
  const isDerived = (head: string) =>
    known.has(wordOf(head)) && !columns.some(c => wordOf(labels[c.path] ?? '') === wordOf(head));
  for (const way of ways)
    for (const [index, head] of heads.entries()) {
      const word = wordOf(head);
      if (found[index] || !word || isDerived(head)) continue;
      const path = [...left].find(each => way(each).some(name => wordOf(name) === word));
      if (!path) continue;
      found[index] = path;
      left.delete(path);
    }
  return heads.map((head, index) => ({ path: found[index] ?? null, isDerived: isDerived(head) }));
};

/** The index of the heading row, among the first of a file: titles and blank rows may stand above it. */
export const guessHeadRow = (
  resource: Imported,
  rows: readonly (readonly unknown[])[],
  labels: Readonly<Record<string, string>>,
): number => {
  const scores = rows.slice(0, 10).map(row => {
    const heads = row.map(cell => `${cell ?? ''}`);
    return guessColumns(resource, heads, labels).filter(({ path }) => path).length;
  });
  const best = Math.max(0, ...scores);
  return best
    ? scores.indexOf(best)
    : Math.max(
        0,
        rows.findIndex(row => row.some(cell => `${cell ?? ''}`.trim())),
      );
};

const TOTAL = /^(sub|suma\s+)?total(es)?(\s+general)?\s*:?$/i;

const filled = (row: readonly unknown[] = []): string[] =>
  row.map(cell => `${cell ?? ''}`.trim()).filter(text => text !== '');

/** Whether the last row is a total of those above: it has the word, and few other cells. */
export const endsInTotals = (rows: readonly (readonly unknown[])[]): boolean => {
  const last = filled(rows.at(-1));
  const usual = Math.max(0, ...rows.slice(0, Math.min(20, rows.length - 1)).map(row => filled(row).length));
  return last.some(text => TOTAL.test(text)) && last.length * 2 <= Math.max(usual, 3);
};
