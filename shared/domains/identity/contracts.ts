import type { Contract } from '#shared/kernel/contract/route.ts';
import { accessGrantContract } from './access-grant/contract.ts';
import { accountContract } from './account/contract.ts';
import { allowedAddressContract } from './allowed-address/contract.ts';
import { contentContract } from './content/contract.ts';
import { favoriteSubjectContract } from './favorite-subject/contract.ts';
import { filterPresetContract } from './filter-preset/contract.ts';
import { freeFieldContract } from './free-field/contract.ts';
import { freeFieldCategoryContract } from './free-field-category/contract.ts';
import { freeFieldProfileContract } from './free-field-profile/contract.ts';
import { preferenceContract } from './preference/contract.ts';
import { secondFactorContract } from './second-factor/contract.ts';
import { sessionContract } from './session/contract.ts';
import { settingContract } from './setting/contract.ts';
import { userContract } from './user/contract.ts';

export const identityContracts: readonly Contract[] = [
  accessGrantContract,
  accountContract,
  allowedAddressContract,
  contentContract,
  favoriteSubjectContract,
  filterPresetContract,
  freeFieldContract,
  freeFieldCategoryContract,
  freeFieldProfileContract,
  preferenceContract,
  secondFactorContract,
  sessionContract,
  settingContract,
  userContract,
];
