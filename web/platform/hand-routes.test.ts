import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allRoutes } from '#shared/contracts.ts';

const WRITTEN = /\bid: '([\w-]+\.\w+)',\s*method: '(\w+)',\s*path: '([^']+)'/g;
const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

const sources = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter(isSource);
const written = sources.flatMap((file) =>
  [...readFileSync(join('web', file), 'utf8').matchAll(WRITTEN)].map(([, id, method, path]) => ({ id, method, path })),
);

/* The start knows some calls without their contracts: it must stay small. Each says what its contract says. */
it('holds each route that is written by hand against its contract', () => {
  expect(written.length).toBeGreaterThan(10);
  const known = new Map(allRoutes.map((route) => [route.id, route]));
  const contracts = written.map(({ id = '' }) => {
    const { method, path } = known.get(id) ?? {};
    return { id, method, path };
  });
  expect(written).toEqual(contracts);
});
