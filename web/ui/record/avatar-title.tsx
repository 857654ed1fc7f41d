import type { ReactNode } from 'react';
import { Avatar } from '../avatar.tsx';

interface AvatarTitleProps {
  readonly name: string;
  readonly round?: boolean;
  readonly userId?: string;
  readonly detail?: ReactNode;
  readonly tag?: ReactNode;
}
/** A record's name with its picture: in rows, previews and cards. */
export const AvatarTitle = ({ name, round, userId, detail, tag }: AvatarTitleProps) => (
  <span className="row">
    <Avatar name={name} userId={userId} round={round ?? false} size={detail ? 28 : 20} />
    <span className="col grow">
      <span className="row">
        <span className="strong cut">{name}</span>
        {tag && <span className="row title-marks">{tag}</span>}
      </span>
      {detail && <span className="meta cut">{detail}</span>}
    </span>
  </span>
);
