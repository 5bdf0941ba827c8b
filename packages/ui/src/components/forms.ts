export * from './ConfirmDialog/index.ts';
export * from './DateRangeField/index.ts';
export * from './FileUpload/index.ts';
export * from './LanguageSwitcher/index.ts';
export * from './Stepper/index.ts';
export * from './Toast/index.ts';
