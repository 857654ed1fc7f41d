import { useMutation } from '@tanstack/react-query';
import { planningContract } from '#shared/domains/calendars/planning/contract.ts';
import { call } from '#web/platform/api.ts';
import { currentLocale } from '#web/platform/i18n.ts';
import type { Planning } from '../pages/use-planning.ts';
import { partsOf } from '../queries.ts';

/** Writes what is on show as an Excel file; a year comes as several files, each as long as one call answers. */
export const usePlanningExport = ({ period, shown, artists, find }: Planning) =>
  useMutation({
    mutationFn: async (layout: 'list' | 'grid') => {
      const found = find ? { artistIds: artists.map(({ id }) => id) } : {};
      for (const part of partsOf(period)) {
        const body = { ...shown, ...found, ...part, layout, locale: currentLocale() };
        const { url } = await call(planningContract.routes.export, { body });
        location.assign(url);
      }
    },
  });
