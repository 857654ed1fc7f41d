import { FreeFieldProfileInput } from '#shared/domains/identity/free-field-profile/contract.ts';
import { masterForm } from '#web/kits/master/master-config.ts';
import { ProfileFields } from './profile-fields.tsx';

export const form = masterForm({ schema: FreeFieldProfileInput, Fields: ProfileFields });
