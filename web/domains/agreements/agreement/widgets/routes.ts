import type { MessageDescriptor } from '@lingui/core';
import { createRoute, type RouteComponent, redirect } from '@tanstack/react-router';
import type { AgreementKind } from '#shared/kernel/record/agreement.ts';
import { pagesOf } from '#web/app/pages.ts';
import { appRoute } from '#web/app/roots.tsx';
import { period } from '#web/ui/list/period-search.ts';
import { choice, listSearch } from '#web/ui/list/search.ts';
import { totalSearch } from './totals.ts';

export const agreementSearch = () => listSearch({ stage: choice, date: period, tag: choice });

interface Pages<B extends string> {
  readonly domain: string;
  readonly entity: AgreementKind;
  readonly base: B;
  readonly titles: Readonly<Record<'many' | 'one' | 'new' | 'copy' | 'total', MessageDescriptor>>;
  readonly pages: Readonly<Record<'list' | 'one' | 'ofShow' | 'new' | 'copy' | 'total', RouteComponent>>;
}
/** The pages of a kind of agreement, at the addresses of the spec. */
export function agreementPages<const B extends string>({ domain, entity, base, titles, pages }: Pages<B>) {
  const page = pagesOf(domain);
  const [read, create] = [`${entity}.read`, `${entity}.create`] as const;
  const moved = { audience: 'user', permission: read, domain } as const;
  return {
    list: page(base, read, titles.many, pages.list, agreementSearch()),
    detail: page(`${base}/$id`, read, titles.one, pages.one),
    // Its page is its editor already.
    edit: createRoute({
      getParentRoute: () => appRoute,
      path: `${base}/$id/edit`,
      staticData: { ...moved, title: titles.one },
      beforeLoad: ({ params }) => {
        throw redirect({ to: `${base}/$id` as string, params: params as never, replace: true });
      },
    }),
    ofShow: page(`/show/$key${base}/new`, create, titles.new, pages.ofShow),
    new: page(`${base}/new`, create, titles.new, pages.new),
    copy: page(`${base}/$id/copy`, create, titles.copy, pages.copy),
    total: page(`${base}/total`, read, titles.total, pages.total, totalSearch),
    // The totals are charts already: those of the people stand for the statistics.
    stats: createRoute({
      getParentRoute: () => appRoute,
      path: `${base}/stats`,
      staticData: { ...moved, title: titles.total },
      beforeLoad: () => {
        throw redirect({ to: `${base}/total` as string, search: { by: 'owner' } as never, replace: true });
      },
    }),
  };
}
