import { DAY_STATES } from '#shared/domains/booking/availability/schemas.ts';
import { useStateNames } from './month-days.tsx';

export function Legend() {
  const names = useStateNames();
  return (
    <span className="av-legend push" aria-hidden="true">
      {DAY_STATES.map((state) => (
        <span key={state} className="row">
          <i className={`av-day is-${state}`} />
          {names[state]}
        </span>
      ))}
    </span>
  );
}
