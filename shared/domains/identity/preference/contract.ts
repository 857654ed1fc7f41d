import { own } from '#shared/kernel/contract/access.ts';
import { core } from '#shared/kernel/contract/record-contract.ts';
import { contract, route } from '#shared/kernel/contract/route.ts';
import { RevInput } from '#shared/kernel/record/record.ts';
import { Preference, PreferenceInput } from './schemas.ts';

export const preferenceContract = contract('preference', {
  byToken: 'personal',
  routes: {
    get: route(core('GET', '/user/preferences'), own.reads(), { output: Preference }),
    save: route(core('POST', '/user/preferences'), own.writes(), {
      body: PreferenceInput.extend({ rev: RevInput }),
      output: Preference,
    }),
  },
});
