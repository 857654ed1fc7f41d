import type { Invoice } from '#shared/domains/agreements/invoice/schemas.ts';
import { BookingFields } from './line-more.tsx';

/** Asks how the lines of an issued document are booked. Nothing else of them can change. */
export function BookingSection({ lines }: Pick<Invoice, 'lines'>) {
  return (
    <div className="inv-edit">
      <ol>
        {lines.map(({ text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an issued document never move
          <li key={i}>
            <p className="inv-text">{text}</p>
            <BookingFields path={`lines.${i}`} />
          </li>
        ))}
      </ol>
    </div>
  );
}
