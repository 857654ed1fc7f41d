import { msg } from '@lingui/core/macro';
import { MicVocal } from 'lucide-react';
import { artistContract } from '#shared/domains/relations/artist/contract.ts';
import { recordSearch } from '#web/ui/record/record-search.ts';

export const artistSearch = recordSearch('artist', msg`Artists`, MicVocal, artistContract.routes.picker, '@');
