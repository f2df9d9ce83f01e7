import VisibilityIcon from '@mui/icons-material/Visibility';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';

/**
 * A slot component receives only its `slotProps`, so set the name, the label
 * and the type.
 */
export function PasswordField(props: TextFieldProps) {
  const [visible, setVisible] = useState(false);

  const toggle = (
    <InputAdornment position="end">
      <IconButton
        aria-label={visible ? 'Hide password' : 'Show password'}
        onClick={() => setVisible(!visible)}
        edge="end"
      >
        {visible ? <VisibilityOffIcon /> : <VisibilityIcon />}
      </IconButton>
    </InputAdornment>
  );

  return (
    <TextField
      {...props}
      name="password"
      label="Password"
      type={visible ? 'text' : 'password'}
      autoComplete="current-password"
      slotProps={{ input: { endAdornment: toggle } }}
      required
      fullWidth
    />
  );
}
