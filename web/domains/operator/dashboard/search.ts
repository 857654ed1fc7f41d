import { msg } from '@lingui/core/macro';
import { Ticket } from 'lucide-react';
import { showContract } from '#shared/domains/booking/show/contract.ts';
import { recordSearch } from '#web/ui/record/record-search.ts';

export const showSearch = recordSearch('show', msg`Shows`, Ticket, showContract.routes.picker, '#');
