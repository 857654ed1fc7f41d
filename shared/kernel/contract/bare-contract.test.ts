import { expect, it } from 'vitest';
import { contracts } from '#shared/contracts.ts';
import { addressLine, bareContract } from './bare-contract.ts';

it('keeps of every operation what a call needs', () => {
  for (const { domain, routes } of contracts) {
    const lines = Object.entries(routes).map(([operation, route]) => [operation, addressLine(route)]);
    const needed = Object.entries(routes).map(([operation, { id, method, path, audience }]) => [
      operation,
      { id, method, path, audience },
    ]);
    expect(bareContract(domain, Object.fromEntries(lines))).toEqual({ domain, routes: Object.fromEntries(needed) });
  }
});
