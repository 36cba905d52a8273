import { callApi } from '../provider/request.ts';

export type OwnSession = {
  id: string;
  /** The one that asks. */
  isPresent: boolean;
  browser: string | null;
  system: string | null;
  createdAt: string;
  lastSeenAt: string;
};

/** `total`: also those that are too many to be named. */
type OwnSessions = { sessions: OwnSession[]; total: number };

export const ownSessions = async (): Promise<OwnSessions> => (await callApi<OwnSessions>('GET', '/auth/sessions')).data;
