import { createServer, type RequestListener, type Server } from 'node:http';
import { OUTSIDE_ORIGIN } from './outside-origin.ts';

const RETRY_MS = 500;

const listening = (server: Server): Promise<boolean> =>
  new Promise((done) => {
    server.once('error', () => done(false));
    server.listen(Number(new URL(OUTSIDE_ORIGIN).port), '127.0.0.1', () => done(true));
  });

/** Serves the outside. There is one: a test waits until another one has left it. */
export async function outsideServer(answer: RequestListener): Promise<() => void> {
  let server = createServer(answer);
  while (!(await listening(server))) {
    await new Promise((waited) => setTimeout(waited, RETRY_MS));
    server = createServer(answer);
  }
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
