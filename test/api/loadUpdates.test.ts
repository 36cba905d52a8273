import { describe, expect, test } from 'vitest';
import { sendMails } from '../../api/mails/sendMails.ts';
import { readAll } from '../help/alerts.ts';
import { officePerTest } from '../help/ownOffice.ts';
import { addConfirmed, addLoad } from '../help/rows.ts';

const office = officePerTest();

type Sent = { to: string; subject: string; text: string };
const quiet = { info: () => {}, warn: () => {} };

const track = (body: object = {}, account: 'driver' | 'admin' = 'driver') =>
  office.as(account).post('/api/loads/1/tracking', body);
const undo = () => track({ direction: 'back' }, 'admin');
const start = async (more: Record<string, unknown> = {}, client: object = {}) => {
  const asked = { receiveLoadsUpdates: true, email: 'pedidos@example.com', ...client };
  await office.db('clients').where({ id: office.ids.client }).update(asked);
  await addConfirmed(office, [await addLoad(office, more)]);
};
const secondsLater = (seconds: number) =>
  office.setNow(new Date(office.world.now().getTime() + seconds * 1000).toISOString());

/** What leaves the outbox now; `isDown`: the server takes nothing. */
const leaving = async (isDown = false): Promise<Sent[]> => {
  const sent: Sent[] = [];
  const mailer = (mail: Sent) => {
    if (isDown) return Promise.reject(new Error('down'));
    sent.push(mail);
    return Promise.resolve(null);
  };
  await sendMails(office, mailer, quiet);
  return sent;
};
const subjectsAfter = async (seconds: number) => {
  secondsLater(seconds);
  return (await leaving()).map(mail => mail.subject);
};

describe('a client that asked for it gets a letter of each step', () => {
  test('with its own reference, the place and the time in Spain, and how to follow the load', async () => {
    await start();
    await track({ at: '2026-11-20T10:30:00.000Z' });
    secondsLater(60);
    expect(await leaving()).toMatchObject([
      {
        to: 'pedidos@example.com',
        subject: 'Tu pedido REF-1: vehículo en origen',
        text: `Hola:

El vehículo ha llegado a recoger tu pedido REF-1: Almacén de origen, Valencia.

Pedido: REF-1 (P. 1)
Origen: Valencia
Destino: Madrid
Lugar: Almacén de origen, Valencia
Fecha y hora: 20-11-2026 11:30 (hora peninsular)

Puedes seguirlo aquí:

http://localhost:3000/app/admin/loads/1

Agencia de prueba S.L.`,
      },
    ]);
  });

  test('one for each, those of the stops included, and nothing in them of the price or of who drives', async () => {
    await start({
      intermediateStops: [{ deliveryDate: '2026/11/23', destination: { name: 'Tienda', city: 'Cuenca' } }],
    });
    for (let step = 0; step < 6; step += 1) await track();
    secondsLater(60);
    const letters = await leaving();
    expect(letters.map(letter => letter.subject.replace('Tu pedido REF-1: ', ''))).toEqual([
      'vehículo en origen',
      'cargado',
      'en una parada',
      'parada entregada',
      'en destino',
      'entregado',
    ]);
    expect(letters[2]?.text).toContain('Lugar: Tienda, Cuenca');
    const all = JSON.stringify(letters);
    for (const secret of ['850', '700', '1234BCD', 'R1234BBB', 'Transportes Uno', 'conductor', '%{'])
      expect(all, secret).not.toContain(secret);
  });

  test('by the number of the load when it has no reference, and without a link when nobody could follow it', async () => {
    await office.db('users').where({ clientId: office.ids.client }).update({ isActive: false });
    await start({ clientRef: null });
    await track();
    secondsLater(60);
    const [letter] = await leaving();
    expect(letter?.subject).toBe('Tu pedido P. 1: vehículo en origen');
    expect(letter?.text).not.toContain('/app/');
  });

  test.each([
    ['did not ask', { receiveLoadsUpdates: false }],
    ['was removed', { disabled: true }],
  ])('but none when it %s', async (_, client) => {
    await start();
    await office.db('clients').where({ id: office.ids.client }).update(client);
    await track();
    expect(await office.db('mails')).toEqual([]);
  });

  test('to its account when the company itself has no address, and none without either', async () => {
    await start({}, { email: null });
    await track();
    const { email } = await office.db('users').where({ id: office.ids.users.client }).first('email');
    expect(await office.db('mails').pluck('to')).toEqual([email]);
    await office.db('users').where({ clientId: office.ids.client }).update({ isActive: false });
    await track();
    expect(await office.db('mails')).toHaveLength(1);
  });

  test('in the transaction of the step: what is refused is not told', async () => {
    await start();
    expect((await track({ step: 'delivered' })).status).toBe(409);
    expect(await office.db('mails')).toEqual([]);
  });

  test('once, however often the step is reported', async () => {
    await start();
    const report = () => track({ step: 'at-origin' });
    await Promise.all([report(), report(), report()]);
    await report();
    expect(await subjectsAfter(60)).toHaveLength(1);
    expect(await subjectsAfter(600)).toEqual([]);
  });
});

describe('a step undone', () => {
  test('within the minute takes its letter back, and done again sends one', async () => {
    await start();
    await track();
    expect(await subjectsAfter(30)).toEqual([]);
    await undo();
    expect(await subjectsAfter(60)).toEqual([]);
    await track();
    expect(await subjectsAfter(60)).toEqual(['Tu pedido REF-1: vehículo en origen']);
  });

  test('later is corrected by a letter, and done again told anew', async () => {
    await start();
    await track();
    await track();
    await readAll(office);
    expect(await subjectsAfter(60)).toHaveLength(2);
    await undo();
    secondsLater(60);
    const [letter] = await leaving();
    expect(letter).toMatchObject({ to: 'pedidos@example.com', subject: 'Corrección: tu pedido REF-1' });
    expect(letter?.text).toContain('«Pedido cargado». El pedido está ahora: En origen.');
    await track();
    expect(await subjectsAfter(60)).toEqual(['Tu pedido REF-1: cargado']);
  });

  test('later and done again within the minute sends nothing more: what the client has is right', async () => {
    await start();
    await track();
    expect(await subjectsAfter(60)).toHaveLength(1);
    await undo();
    secondsLater(30);
    await track();
    expect(await subjectsAfter(600)).toEqual([]);
  });

  test('later and done again by the minute is not corrected, though the client wants no letters just then', async () => {
    await start();
    await track();
    expect(await subjectsAfter(60)).toHaveLength(1);
    await undo();
    const { client: id } = office.ids;
    await office.db('clients').where({ id }).update({ receiveLoadsUpdates: false });
    await track();
    await office.db('clients').where({ id }).update({ receiveLoadsUpdates: true });
    expect(await subjectsAfter(600)).toEqual([]);
  });

  test('is corrected to the client that was told, and told to the one whose order it is when it is done again', async () => {
    await start();
    await track();
    expect(await subjectsAfter(60)).toHaveLength(1);
    await undo();
    const { otherClient: clientId } = office.ids;
    await office.db('clients').where({ id: clientId }).update({ receiveLoadsUpdates: true, email: 'otra@example.com' });
    expect((await office.as('admin').put('/api/loads/1', { clientId })).status).toBe(200);
    await track();
    secondsLater(60);
    expect((await leaving()).map(({ to, subject }) => [to, subject])).toEqual([
      ['pedidos@example.com', 'Corrección: tu pedido REF-1'],
      ['otra@example.com', 'Tu pedido REF-1: vehículo en origen'],
    ]);
  });

  test('while the mail server is down takes back what waits there', async () => {
    await start();
    await track();
    secondsLater(60);
    expect(await leaving(true)).toEqual([]);
    await undo();
    expect(await office.db('mails')).toEqual([]);
  });

  test('isn’t told by a letter that failed before, sent again', async () => {
    await start();
    await track();
    await office.db('mails').update({ status: 'failed', lastError: '550 unknown' });
    await undo();
    const mail = (await office.as('admin').get('/api/mails/1')).body.data;
    expect(mail).toMatchObject({ status: 'failed', lastError: 'undone' });
    expect((await office.as('admin').post('/api/mails/1/retry')).body.code).toBe('mails.notRetriable');
    await track();
    expect(await subjectsAfter(60)).toEqual(['Tu pedido REF-1: vehículo en origen']);
  });

  test('while its letter is being sent is corrected: it may have arrived', async () => {
    await start();
    await track();
    secondsLater(60);
    await sendMails(office, async () => (await undo()) && null, quiet);
    expect(await subjectsAfter(60)).toEqual(['Corrección: tu pedido REF-1']);
  });
});

test('a mail server that is down loses none of the letters, nor sends one twice', async () => {
  await start();
  for (let step = 0; step < 4; step += 1) await track();
  secondsLater(60);
  expect(await leaving(true)).toEqual([]);
  secondsLater(120);
  expect(await leaving(true)).toEqual([]);
  expect(await subjectsAfter(600)).toHaveLength(4);
  expect(await subjectsAfter(6000)).toEqual([]);
});
