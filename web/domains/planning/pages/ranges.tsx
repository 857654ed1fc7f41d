import { getRouteApi } from '@tanstack/react-router';
import { PlanningPage } from './planning-page.tsx';

const day = getRouteApi('/app/schedule/day');
const week = getRouteApi('/app/planning/week');
const month = getRouteApi('/app/planning/month');
const quarter = getRouteApi('/app/planning/quarter');
const year = getRouteApi('/app/schedule/year');

export const DayPage = () => <PlanningPage range="day" search={day.useSearch()} />;
export const WeekPage = () => <PlanningPage range="week" search={week.useSearch()} />;
export const MonthPage = () => <PlanningPage range="month" search={month.useSearch()} />;
export const QuarterPage = () => <PlanningPage range="quarter" search={quarter.useSearch()} />;
export const YearPage = () => <PlanningPage range="year" search={year.useSearch()} />;
