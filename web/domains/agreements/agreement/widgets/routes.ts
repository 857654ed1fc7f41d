import type { MessageDescriptor } from '@lingui/core';
import { createRoute, redirect } from '@tanstack/react-router';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { appRoute } from '#web/app/roots.tsx';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { totalSearch } from './totals.ts';

export const agreementSearch = () => listSearch({ stage: choice, date: period, tag: choice });

type Page = Parameters<typeof createRoute>[0]['component'];
interface Pages<B extends string> {
  readonly domain: string;
  readonly entity: AgreementKind;
  readonly base: B;
  readonly titles: Readonly<Record<'many' | 'one' | 'new' | 'copy' | 'total', MessageDescriptor>>;
  readonly pages: Readonly<Record<'list' | 'one' | 'ofShow' | 'new' | 'copy' | 'total', Page>>;
}
/** The pages of a kind of agreement, at the addresses of the spec. */
export function agreementPages<const B extends string>({ domain, entity, base, titles, pages }: Pages<B>) {
  const getParentRoute = () => appRoute;
  const facts = { audience: 'user', permission: `${entity}.read`, domain } as const;
  const making = { ...facts, permission: `${entity}.create` } as const;
  return {
    list: createRoute({
      getParentRoute,
      path: base,
      staticData: { ...facts, title: titles.many },
      validateSearch: agreementSearch(),
      component: pages.list,
    }),
    detail: createRoute({
      getParentRoute,
      path: `${base}/$id`,
      staticData: { ...facts, title: titles.one },
      component: pages.one,
    }),
    // Its page is its editor already.
    edit: createRoute({
      getParentRoute,
      path: `${base}/$id/edit`,
      staticData: { ...facts, title: titles.one },
      beforeLoad: ({ params }) => {
        throw redirect({ to: `${base}/$id` as string, params: params as never, replace: true });
      },
    }),
    ofShow: createRoute({
      getParentRoute,
      path: `/show/$key${base}/new`,
      staticData: { ...making, title: titles.new },
      component: pages.ofShow,
    }),
    new: createRoute({
      getParentRoute,
      path: `${base}/new`,
      staticData: { ...making, title: titles.new },
      component: pages.new,
    }),
    copy: createRoute({
      getParentRoute,
      path: `${base}/$id/copy`,
      staticData: { ...making, title: titles.copy },
      component: pages.copy,
    }),
    total: createRoute({
      getParentRoute,
      path: `${base}/total`,
      staticData: { ...facts, title: titles.total },
      validateSearch: totalSearch,
      component: pages.total,
    }),
    // The totals are charts already: those of the people stand for the statistics.
    stats: createRoute({
      getParentRoute,
      path: `${base}/stats`,
      staticData: { ...facts, title: titles.total },
      beforeLoad: () => {
        throw redirect({ to: `${base}/total` as string, search: { by: 'owner' } as never, replace: true });
      },
    }),
  };
}
