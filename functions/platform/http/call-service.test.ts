import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod';
import { addressOf, callJson } from './call-service.ts';

let server: Server | undefined;
afterEach(() => server?.close());
type Answer = readonly [status: number, text: string, headers?: Record<string, string>];
async function service(...answers: readonly Answer[]) {
  const asked: string[] = [];
  server = createServer((request, reply) => {
    const [status, text, headers] = answers[Math.min(asked.length, answers.length - 1)] ?? [500, ''];
    asked.push(`${request.method} ${request.url}`);
    reply.writeHead(status, headers).end(text);
  });
  await new Promise<void>((listening) => server?.listen(0, '127.0.0.1', listening));
  return { asked, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` };
}
const schema = z.object({ ok: z.boolean() });
const ask = (base: string, more: object = {}) => callJson({ base, path: '/check', schema, pauseMs: 0, ...more });

it('asks, and tries again after a failure', async () => {
  const { asked, base } = await service([503, ''], [200, '{"ok":true}']);
  expect(await ask(base, { query: { name: 'a b&c' } })).toEqual({ ok: true });
  expect(asked).toEqual(['GET /api/check?name=a+b%26c', 'GET /api/check?name=a+b%26c']);
});

it('gives up after its tries, and takes a status that is an answer', async () => {
  const down = await service([503, '{}']);
  await expect(ask(down.base, { tries: 2 })).rejects.toThrow('503');
  expect(down.asked).toHaveLength(2);
  server?.close();
  const { base } = await service([404, '{"ok":false}']);
  expect(await ask(base, { also: [404] })).toEqual({ ok: false });
});

it.each([
  ['another form', [200, '{"ok":"yes"}']],
  ['a page', [200, '<html></html>']],
  ['too much', [200, `{"ok":true,"x":"${'x'.repeat(1_100_000)}"}`]],
  ['a redirect', [302, '', { location: 'http://169.254.169.254/' }]],
] as const)('refuses %s', async (_what, answer) => {
  const { base } = await service(answer as Answer);
  await expect(ask(base, { tries: 1 })).rejects.toThrow('127.0.0.1');
});

it.each([
  ['http://service.example', '/x'],
  ['https://service.example', '@other.example/'],
  ['file:///etc', '/passwd'],
])('calls no %s%s', (base, path) => expect(() => addressOf(base, path)).toThrow());
