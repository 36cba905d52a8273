import { PASSWORD } from './chromium.ts';

type Answer<T> = { status: number; data: T };

/** A client of the API with a session of its own, to see what the server has and to do what others do meanwhile. */
export const apiClient = async (url: string, username: string, password: string = PASSWORD) => {
  const json = { 'content-type': 'application/json' };
  const login = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username, password }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ');
  const call = async <T>(method: string, path: string, body?: object): Promise<Answer<T>> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, ...(body && json) },
      body: body && JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, data: text ? (JSON.parse(text) as { data: T }).data : (null as T) };
  };
  return {
    get: async <T>(path: string): Promise<T> => (await call<T>('GET', path)).data,
    post: <T>(path: string, body: object) => call<T>('POST', path, body),
    put: <T>(path: string, body: object) => call<T>('PUT', path, body),
    endAllSessions: () => call('DELETE', '/auth/logout?everywhere=true'),
  };
};

export type ApiClient = Awaited<ReturnType<typeof apiClient>>;
