/** What a demo's clock showed at a real moment, and how fast it runs. */
export interface DemoClock {
  readonly speed: number;
  readonly anchoredAt: Date;
  readonly shows: Date;
}

/** The time of the domain (DOM-24): real time without a demo's clock. It never runs backwards. */
export const domainTime = (clock: DemoClock | null, real: Date): Date => {
  if (clock === null) return real;
  const passed = Math.max(0, real.getTime() - clock.anchoredAt.getTime());
  return new Date(clock.shows.getTime() + passed * clock.speed);
};

/** The clock at another speed from now on, and this much further on. */
export const setClock = (clock: DemoClock, real: Date, speed: number, aheadMinutes: number): DemoClock => ({
  speed,
  anchoredAt: real,
  shows: new Date(domainTime(clock, real).getTime() + aheadMinutes * 60_000),
});
