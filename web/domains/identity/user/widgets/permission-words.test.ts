import { expect, it } from 'vitest';
import { PERMISSIONS } from '#shared/kernel/access/permission.ts';
import { ROLE_PRESETS } from '#shared/kernel/access/role-presets.ts';
import { isSameRights, PERMISSION_GROUPS } from './permission-words.ts';

it('shows every right once, under its domain', () => {
  expect(PERMISSION_GROUPS.flatMap(([, rights]) => rights)).toEqual([...PERMISSIONS]);
  for (const [domain, rights] of PERMISSION_GROUPS)
    for (const right of rights) expect(right.startsWith(`${domain}.`)).toBe(true);
});

it('knows whether rights are those of the role, in any order', () => {
  expect(isSameRights([...ROLE_PRESETS.agent].reverse(), ROLE_PRESETS.agent)).toBe(true);
  expect(isSameRights(ROLE_PRESETS.agent.slice(1), ROLE_PRESETS.agent)).toBe(false);
});
