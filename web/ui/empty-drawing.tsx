/** Two sheets and a pen. */
export const EmptyDrawing = () => (
  <svg width="168" height="116" viewBox="0 0 168 116" aria-hidden="true">
    <rect x="30" y="18" width="72" height="92" rx="6" className="p2" />
    <rect x="46" y="8" width="76" height="98" rx="6" className="p1" />
    <path d="M58 26h34M58 37h50M58 46h50M58 55h38" className="l" />
    <path d="M58 86c6-18 12-16 11-6s-6 9-2 1 9-8 11-1 5 5 9-2" className="ink2" />
    <path d="M58 94h44" className="l" />
    <g transform="rotate(38 128 74)">
      <rect x="123" y="40" width="10" height="50" rx="3" className="pen" />
      <path d="M123 90h10l-5 12z" className="nib" />
    </g>
  </svg>
);
