import { createServer } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { postTo } from './timestamp-post.ts';

const seen: { type: string | undefined; body: string }[] = [];
let status = 200;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => {
    body += String(part);
  });
  request.on('end', () => {
    seen.push({ type: request.headers['content-type'], body });
    response.writeHead(status).end('token');
  });
});
await new Promise<void>((ready) => {
  server.listen(0, '127.0.0.1', ready);
});
afterAll(() => server.close());
const address = server.address();
const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;

it('posts the request as a time-stamp query, and returns the reply', async () => {
  const reply = await postTo(url)(Buffer.from('query'));
  expect(Buffer.from(reply).toString()).toBe('token');
  expect(seen).toEqual([{ type: 'application/timestamp-query', body: 'query' }]);
});

it('throws where the authority fails, so that the seal is tried again', async () => {
  status = 503;
  await expect(postTo(url)(Buffer.from('query'))).rejects.toThrow('503');
});
