import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Stands in for a server outside, and is the outside that this process may reach. */
export async function startReceiver(status = 200) {
  const posted: Posted[] = [];
  const answers = { status, text: '' };
  const server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      posted.push({ path, headers, body: Buffer.concat(chunks) });
      reply.writeHead(answers.status).end(answers.text);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const before = process.env.OUTSIDE_ORIGIN;
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.env.OUTSIDE_ORIGIN = origin;
  const stop = () => {
    process.env.OUTSIDE_ORIGIN = before;
    server.close();
  };
  return { origin, posted, answers, stop };
}
