import { reads, writes } from '#shared/kernel/contract/access.ts';
import { rowsOf } from '#shared/kernel/contract/parts.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { Activity, RevInput } from '#shared/kernel/record/record.ts';
import { Setting, SettingInput } from './schemas.ts';

export const settingContract = contract('setting', {
  routes: {
    get: route(core('GET', '/systemsettings/config'), reads('settings.read'), { output: Setting }),
    /** Users carry some of it: theirs follows in the same call. */
    save: route(core('POST', '/systemsettings/config'), writes('settings.update'), {
      timeout: 29,
      body: SettingInput.extend({ rev: RevInput }),
      output: Setting,
    }),
    activity: route(core('POST', '/systemsettings/activity'), reads('settings.read'), { output: rowsOf(Activity) }),
  },
});
