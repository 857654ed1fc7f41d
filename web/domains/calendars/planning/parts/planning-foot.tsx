import { Plural, useLingui } from '@lingui/react/macro';
import { Moon } from 'lucide-react';
import './planning.css';

export type LegendStatus = { name: string; tone: string; hexColor: string };
type Props = {
  /** Statuses of the confirmed phase that are in sight. */
  statuses: readonly LegendStatus[];
  artists: number;
  appointments: number;
  conflicts: number;
};

function Legend({ statuses }: Pick<Props, 'statuses'>) {
  const { t } = useLingui();
  const sample = t({ message: 'AMS', comment: 'Three-letter place code in the legend of the planning' });
  return (
    <div className="plan-legend">
      {statuses.map(({ name, tone, hexColor }) => (
        <span key={name}>
          <span className={`plan-sample look-confirmed ${tone}`} style={{ boxShadow: `inset 3px 0 ${hexColor}` }}>
            {sample}
          </span>
          {name}
        </span>
      ))}
      <span>
        <span className="plan-sample look-option amber" data-rank="1">
          {sample}
        </span>
        {t`Option with rank`}
      </span>
      <span>
        <span className="plan-sample look-request violet">{sample}</span>
        {t`Request`}
      </span>
      <span>
        <span className="plan-sample look-off grey">{t`Off`}</span>
        {t`Unavailable`}
      </span>
      <span>
        <Moon size={10} fill="var(--violet)" strokeWidth={0} aria-hidden="true" />
        {t`Night: counts as the evening before`}
      </span>
      <span>
        <i className="plan-clash" />
        {t`Conflict`}
      </span>
    </div>
  );
}

/** Explains the marks, and counts artists, appointments and conflicts. */
export function PlanningFoot({ statuses, artists, appointments, conflicts }: Props) {
  return (
    <footer className="plan-foot">
      <Legend statuses={statuses} />
      <span className="push num">
        <Plural value={artists} one="# artist" other="# artists" />,{' '}
        <Plural value={appointments} one="# appointment" other="# appointments" />,{' '}
        <Plural value={conflicts} one="# conflict" other="# conflicts" />
      </span>
    </footer>
  );
}
