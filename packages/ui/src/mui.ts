/*
 * Components of MUI that every app needs beside the kit's, so that one import serves. They are MUI's own, with its properties
 * and the kit's theme: the pages under MUI in Storybook show them.
 */
export { type AlertProps, default as Alert } from '@mui/material/Alert';
export { type AlertTitleProps, default as AlertTitle } from '@mui/material/AlertTitle';
export { type ButtonProps, default as Button } from '@mui/material/Button';
export { type CardProps, default as Card } from '@mui/material/Card';
export { type CardActionsProps, default as CardActions } from '@mui/material/CardActions';
export { type CardContentProps, default as CardContent } from '@mui/material/CardContent';
export { type DialogProps, default as Dialog } from '@mui/material/Dialog';
export { type DialogActionsProps, default as DialogActions } from '@mui/material/DialogActions';
export { type DialogContentProps, default as DialogContent } from '@mui/material/DialogContent';
export { type DialogTitleProps, default as DialogTitle } from '@mui/material/DialogTitle';
export { default as IconButton, type IconButtonProps } from '@mui/material/IconButton';
