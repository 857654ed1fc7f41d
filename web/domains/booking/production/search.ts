import { msg } from '@lingui/core/macro';
import { Layers } from 'lucide-react';
import { productionContract } from '#shared/domains/booking/production/contract.ts';
import { recordSearch } from '#web/ui/record/record-search.ts';

export const productionSearch = recordSearch('production', msg`Productions`, Layers, productionContract.routes.picker);
