/** Domain time at a real moment, and the speed since then. */
export interface DemoClock {
  readonly speed: number;
  readonly anchoredAt: Date;
  readonly shows: Date;
}

/** Domain time (DOM-24), which is real time without a demo clock. Never runs backwards. */
export const domainTime = (clock: DemoClock | null, real: Date): Date => {
  if (clock === null) return real;
  const passed = Math.max(0, real.getTime() - clock.anchoredAt.getTime());
  return new Date(clock.shows.getTime() + passed * clock.speed);
};

/** Changes the speed of the clock from now on and advances it. */
export const setClock = (clock: DemoClock, real: Date, speed: number, aheadMinutes: number): DemoClock => ({
  speed,
  anchoredAt: real,
  shows: new Date(domainTime(clock, real).getTime() + aheadMinutes * 60_000),
});
