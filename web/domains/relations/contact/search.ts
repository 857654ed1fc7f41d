import { msg } from '@lingui/core/macro';
import { UsersRound } from 'lucide-react';
import { contactContract } from '#shared/domains/relations/contact/contract.ts';
import { recordSearch } from '#web/ui/record/record-search.ts';

export const contactSearch = recordSearch('contact', msg`Contacts`, UsersRound, contactContract.routes.picker, '@');
