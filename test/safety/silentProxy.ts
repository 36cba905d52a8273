import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands between a server and its database, and can go silent without hanging up, as a network that drops everything. */
export type SilentProxy = { url: string; setSilent: (isSilent: boolean) => void; close: () => void };

/** A way to a database that goes through this process. `to`: the database's address. */
export const silentProxy = async (to: string): Promise<SilentProxy> => {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let isDown = false;
  const pass = (from: Socket, other: Socket) => {
    sockets.add(from);
    if (isDown) from.pause();
    from.on('data', chunk => other.write(chunk));
    from.on('error', () => other.destroy());
    from.on('close', () => {
      sockets.delete(from);
      if (!isDown) other.destroy();
    });
  };
  const server = createServer(socket => {
    const other = connect(Number(port), hostname);
    pass(socket, other);
    pass(other, socket);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    setSilent: isSilent => {
      isDown = isSilent;
      for (const socket of sockets) {
        if (isSilent) socket.pause();
        else socket.resume();
      }
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};
