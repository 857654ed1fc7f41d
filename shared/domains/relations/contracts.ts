import type { Contract } from '#shared/kernel/contract/route.ts';
import { artistContract } from './artist/contract.ts';
import { artistRiderContract } from './artist-rider/contract.ts';
import { companyContract } from './company/contract.ts';
import { companyRegisterContract } from './company-register/contract.ts';
import { contactContract } from './contact/contract.ts';
import { duplicateContract } from './duplicate/contract.ts';
import { emailMessageContract } from './email-message/contract.ts';
import { emailReplyContract } from './email-reply/contract.ts';
import { euVatNumberContract } from './eu-vat-number/contract.ts';
import { favoriteArtistContract } from './favorite-artist/contract.ts';
import { germanTaxContract } from './german-tax/contract.ts';
import { googleContract } from './google/contract.ts';
import { hubspotContract } from './hubspot/contract.ts';
import { importContract } from './import/contract.ts';
import { linkContract } from './link/contract.ts';
import { mergeContract } from './merge/contract.ts';
import { stateAliasContract } from './state-alias/contract.ts';
import { venueContract } from './venue/contract.ts';

export const relationsContracts: readonly Contract[] = [
  artistContract,
  artistRiderContract,
  companyContract,
  companyRegisterContract,
  contactContract,
  duplicateContract,
  emailMessageContract,
  emailReplyContract,
  euVatNumberContract,
  favoriteArtistContract,
  germanTaxContract,
  googleContract,
  hubspotContract,
  importContract,
  linkContract,
  mergeContract,
  stateAliasContract,
  venueContract,
];
