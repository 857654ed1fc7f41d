import { useEffect, useState } from 'react';

/** False at the first drawing: a layer that is open from the first would not leave when it closes. */
export function useDrawn(): boolean {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    setDrawn(true);
  }, []);
  return drawn;
}
