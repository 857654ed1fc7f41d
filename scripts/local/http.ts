import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { HOST } from './ports.ts';

export type Answer = (req: IncomingMessage, res: ServerResponse) => Promise<void>;

export interface Listener {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves on the loopback interface only. Port 0 takes a free one. An error nobody mapped ends the connection. */
export function listen(port: number, answer: Answer): Promise<Listener> {
  const server = createServer((req, res) => {
    answer(req, res).catch((e: unknown) => {
      console.error(e);
      res.destroy();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, HOST, () => {
      const address = server.address();
      if (!address || typeof address === 'string') return reject(new Error('the server has no port'));
      const close = () =>
        new Promise<void>((done) => {
          server.close(() => done());
          server.closeAllConnections();
        });
      resolve({ url: `http://${HOST}:${address.port}`, close });
    });
  });
}

export class BodyTooLarge extends Error {}

export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) throw new BodyTooLarge(`the body is longer than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
