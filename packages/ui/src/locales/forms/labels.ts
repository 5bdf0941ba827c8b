/** Text of the fields, dialogs and messages. One object a component, under the component's name. */
export interface FormsLocale {
  ConfirmDialog: { cancel: string; working: string };
  DateRangeField: {
    /** BCP 47 tag that dates are written and read in. */
    locale: string;
    from: string;
    till: string;
    /** How a date is typed, by an example: "For example 24.11.2026". */
    example: (date: string) => string;
    open: string;
    calendar: string;
    previousMonth: string;
    nextMonth: string;
    chooseFirst: string;
    chooseLast: string;
    clear: string;
    close: string;
    notAWorkday: string;
    /** A typed text that is no date; `date` is how one looks. */
    unreadable: (date: string) => string;
    backwards: string;
    beforeMin: (date: string) => string;
    afterMax: (date: string) => string;
    closed: (date: string) => string;
    holiday: (date: string, name: string) => string;
    tooShort: (days: number) => string;
    /** Offers the next possible date (DOM-12). */
    take: (date: string) => string;
  };
  FileUpload: {
    choose: string;
    drop: string;
    files: string;
    /** A size in bytes, for people. */
    size: (bytes: number) => string;
    rules: (types: string, size: string, count: number) => string;
    progress: (percent: number) => string;
    done: string;
    failed: string;
    remove: (name: string) => string;
    retry: (name: string) => string;
    wrongType: (name: string, types: string) => string;
    tooLarge: (name: string, size: string) => string;
    empty: (name: string) => string;
    tooMany: (name: string, count: number) => string;
  };
  LanguageSwitcher: { label: string };
  Stepper: {
    label: string;
    done: string;
    failed: string;
    position: (step: number, steps: number) => string;
  };
  Toast: { region: string; undo: string; close: string };
}
