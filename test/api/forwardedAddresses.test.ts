import { describe, expect, test } from 'vitest';
import { withoutPort } from '../../api/http/forwardedAddresses.ts';
import { officePerFile } from '../help/ownOffice.ts';

const office = officePerFile(() => ({ trustProxy: '10.0.0.9' }));

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:50000', '192.0.2.7'],
  ['[2001:db8::7]:50000', '2001:db8::7'],
  ['[2001:db8::7]', '2001:db8::7'],
  ['2001:db8::7', '2001:db8::7'],
  ['unknown', 'unknown'],
])('%s is the address %s', (said, address) => expect(withoutPort(said)).toBe(address));

describe('behind a proxy that names ports', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const guess = (turn: number) =>
    office.anonymous.send({
      method: 'POST',
      url: '/api/auth/login',
      headers: from(`198.51.100.99:${50_000 + turn}`),
      payload: { username: `nadie${turn}`, password: 'no-es-esta' },
      remoteAddress: '10.0.0.9',
    });

  test('one address is one address, whatever its ports', async () => {
    for (let turn = 0; turn < 10; turn += 1) expect((await guess(turn)).status).toBe(401);
    expect((await guess(10)).status).toBe(429);
  });

  test('the history says the address alone', async () => {
    const { client } = office.ids;
    const changed = await office.as('admin').send({
      method: 'PUT',
      url: `/api/clients/${client}`,
      headers: from('[2001:0db8:85a3:1234:5678:8a2e:0370:7334]:51234'),
      payload: { phone: '+34 600 000 009' },
      remoteAddress: '10.0.0.9',
    });
    expect(changed.status, changed.text).toBe(200);
    const [change] = await office.db('changes').where({ resource: 'clients', recordId: client }).orderBy('id', 'desc');
    expect(change).toMatchObject({ ip: '2001:0db8:85a3:1234:5678:8a2e:0370:7334' });
  });
});
