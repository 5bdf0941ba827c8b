import { type ReactNode, useEffect, useRef } from 'react';

interface OpenMenuProps {
  /** A menu, closed. */
  children: ReactNode;
  /** Room for it and its list, in CSS pixels. */
  room: number;
}

/** Opens the menu, whose entries are what the example is about. */
export function OpenMenu({ children, room }: OpenMenuProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('button')?.click(), []);
  return (
    // In the middle, since a menu may open to either side of its button.
    <div ref={box} style={{ display: 'grid', justifyItems: 'center', alignContent: 'start', minBlockSize: room }}>
      {children}
    </div>
  );
}
