import type { FastifyInstance } from 'fastify';

const V4_AND_PORT = /^(\d{1,3}(?:\.\d{1,3}){3}):\d+$/;
const V6_AND_PORT = /^\[([^\]]*)\](?::\d+)?$/;

/** `192.0.2.7:50000` and `[2001:db8::7]:50000` without their ports. */
export const withoutPort = (address: string): string =>
  V4_AND_PORT.exec(address)?.[1] ?? V6_AND_PORT.exec(address)?.[1] ?? address;

const HEADER = 'x-forwarded-for';

/** Some proxies name the ports of those they speak for: with them, each connection would be somebody else's. */
export const readForwardedAddresses = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    const said = request.raw.headers[HEADER];
    if (typeof said === 'string')
      request.raw.headers[HEADER] = said
        .split(',')
        .map(each => withoutPort(each.trim()))
        .join(', ');
    done();
  });
};
