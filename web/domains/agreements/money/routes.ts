import { msg } from '@lingui/core/macro';
import { pagesOf } from '#web/app/pages.ts';
import { lazyPage } from '#web/platform/lazy-page.ts';
import { moneySearch } from './model/search.ts';

const page = pagesOf('money');
const moneyPage = lazyPage(() => import('./pages/money.tsx'), 'MoneyPage');

export const moneyRoutes = { money: page('/money', 'invoice.read', msg`Money overview`, moneyPage, moneySearch) };
