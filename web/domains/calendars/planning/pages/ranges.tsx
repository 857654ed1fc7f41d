import { useSearch } from '@tanstack/react-router';
import type { Range } from '../model/range.ts';
import { type PlanningSearch, planningSearch } from '../search.ts';
import { PlanningPage } from './planning-page.tsx';

/** Several addresses lead to one range: each has checked its search already. */
function RangePage({ range }: { readonly range: Range }) {
  const search: PlanningSearch = useSearch({ strict: false, select: planningSearch, structuralSharing: true });
  return <PlanningPage range={range} search={search} />;
}

export const DayPage = () => <RangePage range="day" />;
export const WeekPage = () => <RangePage range="week" />;
export const MonthPage = () => <RangePage range="month" />;
export const QuarterPage = () => <RangePage range="quarter" />;
export const YearPage = () => <RangePage range="year" />;
