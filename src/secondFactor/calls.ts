import { callApi } from '../provider/request.ts';

/** A second factor that waits for its first code. */
export type Begun = {
  /** To be typed into an app. */
  secret: string;
  /** What the app opens on the same phone. */
  address: string;
  /** The same to be scanned: a text of 0 and 1 for each row. */
  code: string[];
};

type FactorState = { isOn: boolean; codesLeft: number };
type Codes = { codes: string[] };

const PATH = '/auth/second-factor';

export const factorState = async (): Promise<FactorState> => (await callApi<FactorState>('GET', PATH)).data;

export const beginFactor = async (currentPassword: string): Promise<Begun> =>
  (await callApi<Begun>('POST', `${PATH}/begin`, { body: { currentPassword } })).data;

const isOnAlready = (): Promise<boolean> =>
  factorState().then(
    ({ isOn }) => isOn,
    () => false,
  );

/** Answers the recovery codes, this once; null when it is on, but the answer with them was lost. */
export const confirmFactor = async (code: string): Promise<string[] | null> => {
  try {
    return (await callApi<Codes>('POST', `${PATH}/confirm`, { body: { code } })).data.codes;
  } catch (error) {
    // Whatever is said of a second try, it is because of the first.
    if (await isOnAlready()) return null;
    throw error;
  }
};

export const newCodes = async (proof: object): Promise<string[]> =>
  (await callApi<Codes>('POST', `${PATH}/codes`, { body: proof })).data.codes;

export const endFactor = async (proof: object): Promise<void> => {
  await callApi('POST', `${PATH}/end`, { body: proof });
};

/** In place of the password that somebody else chose. */
export const choosePassword = async (password: string): Promise<void> => {
  await callApi('POST', '/auth/password', { body: { password } });
};
