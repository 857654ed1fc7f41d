import { useLingui } from '@lingui/react/macro';
import type { Import } from '#shared/domains/relations/import/schemas.ts';
import { ColumnHeads } from '#web/ui/column-heads.tsx';

/** Rows that were refused: which one, where in it, and why. */
export function ProblemTable({ problems }: Pick<Import, 'problems'>) {
  const { t } = useLingui();
  return (
    <div className="imp-scroll">
      <table className="imp-table imp-problems" aria-label={t`Rows with errors`}>
        <thead>
          <tr>
            <ColumnHeads of={[[t`Row`, 'num'], t`Name`, t`Column`, t`In the file`, t`Error`]} />
          </tr>
        </thead>
        <tbody>
          {problems.map(({ row, title, column, value, message }) => (
            <tr key={`${row} ${column} ${message}`}>
              <td className="num">{row}</td>
              <td>{title}</td>
              <td>{column}</td>
              <td>{value}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
