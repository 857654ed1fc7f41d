import * as z from 'zod';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Activity, RevInput } from '#shared/kernel/record/record.ts';
import { Setting, SettingInput } from './schemas.ts';

const read = { audience: 'user', permission: 'settings.read', grants: ['table:read'] } as const;

export const settingContract = contract('setting', {
  routes: {
    get: route({ ...core('GET', '/systemsettings/config'), ...read, output: Setting }),
    /** Users carry some of it: theirs follows in the same call. */
    save: route({
      ...core('POST', '/systemsettings/config'),
      audience: 'user',
      permission: 'settings.update',
      grants: ['table:read', 'table:write'],
      timeout: 29,
      body: SettingInput.extend({ rev: RevInput }),
      output: Setting,
    }),
    activity: route({
      ...core('POST', '/systemsettings/activity'),
      ...read,
      output: z.object({ rows: z.array(Activity) }),
    }),
  },
});
