import { expect, test } from 'vitest';
import * as z from 'zod';
import { Done, Id, IdParams } from '#shared/kernel/record/ids.ts';
import { bySecret, reads } from './access.ts';
import { v1 } from './record-contract.ts';
import { route } from './route.ts';

const taken = (one: object) => ('params' in one ? one.params : undefined);

test('a path with an id takes it; other parameters are declared', () => {
  expect(route(v1('GET', '/shows/{id}'), reads('show.read'), { output: Done }).params).toBe(IdParams);
  const params = z.object({ id: Id, n: z.coerce.number() });
  expect(route(v1('GET', '/shows/{id}/{n}'), reads('show.read'), { params, output: Done }).params).toBe(params);
  expect(taken(route(v1('GET', '/shows'), reads('show.read'), { output: Done }))).toBeUndefined();
  const outside = bySecret.reads();
  expect(route(v1('GET', '/offer/{secret}'), outside, { output: Done }).params).toBe(outside.params);
});
