import { startSession } from '../../../api/auth/session.ts';
import type { Answer, Office } from '../../help/office.ts';
import type { Step } from './Step.ts';
import type { Who, World } from './world.ts';

/** Who asks, how often beside the others; `nobody` sends no session and `stranger` one that there never was. */
export const ACTORS: readonly string[] = [
  'superUser',
  'admin',
  'admin',
  ...[
    'carrier',
    'otherCarrier',
    'client',
    'otherClient',
    'driver',
    'otherDriver',
    'accountant',
    'otherAccountant',
  ].flatMap(each => [each, each]),
  'carrier',
  'nobody',
  'stranger',
  'former',
];

/** An account that was put to sleep before anybody asked. */
const addFormer = async ({ db, world }: Office): Promise<number> => {
  const at = world.now().toISOString();
  const account = { username: 'antiguo', role: 'admin', email: 'antiguo@example.com', isActive: false };
  const [row]: { id: number }[] = await db('users')
    .insert({ ...account, createdAt: at, updatedAt: at })
    .returning('id');
  return row?.id ?? 0;
};

export type Crowd = {
  /** Whose account each is that has one. */
  users: Readonly<Record<string, number>>;
  who: (actor: string) => Who | null;
  ask: (step: Step, actor: string) => Promise<Answer>;
  /** Gives an actor a new session. */
  enter: (actor: string) => Promise<void>;
  /** Brings back the accounts that the walk has put out, or soon nobody would be asking. */
  revive: () => Promise<void>;
};

/** All who ask in an office, with a session of each account. */
export const openCrowd = async (office: Office, world: World): Promise<Crowd> => {
  const { db } = office;
  const furnished = Object.entries(office.ids.users);
  const users: Record<string, number> = { ...office.ids.users, former: await addFormer(office) };
  const roles = new Map(furnished.map(([actor, id]) => [actor, world.row('users', id)?.role]));
  const cookies = new Map<string, string>([['stranger', 'x'.repeat(43)]]);

  const who: Crowd['who'] = actor => (users[actor] ? world.who(users[actor]) : null);

  const enter: Crowd['enter'] = async actor => {
    if (users[actor]) cookies.set(actor, await startSession(db, users[actor], office.world.now(), undefined));
  };

  const ask: Crowd['ask'] = ({ send }, actor) => {
    const cookie = cookies.get(actor);
    return office.anonymous.send({
      ...send,
      headers: { ...(cookie && { cookie: `session=${cookie}` }), ...send.headers },
    });
  };

  const revive: Crowd['revive'] = async () => {
    for (const [actor, id] of furnished)
      if (who(actor)?.role !== roles.get(actor))
        await db('users').where({ id }).update({ isActive: true, disabled: false });
    for (const table of ['carriers', 'clients', 'vehicles']) await db(table).update({ disabled: false });
    // Nor would who owes something first.
    await db('users').update({ mustChangePassword: false });
    await db('settings').update({ requiresSecondFactor: false });
    await world.read();
    for (const [actor] of furnished) await enter(actor);
  };

  for (const actor of Object.keys(users)) await enter(actor);
  await world.read();
  return { users, who, ask, enter, revive };
};
