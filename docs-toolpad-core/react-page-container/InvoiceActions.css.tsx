import DownloadIcon from '@mui/icons-material/Download';
import SendIcon from '@mui/icons-material/Send';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type Breadcrumb, PageContainer } from '@toolpad/core/PageContainer';
import { useState } from 'react';
import './InvoiceActions.css';

const BREADCRUMBS: Breadcrumb[] = [
  { title: 'Invoices', path: '/invoices' },
  { title: '2026-031' },
];

export default function InvoiceActions() {
  const [isSent, setIsSent] = useState(false);

  const actions = (
    <>
      <IconButton aria-label="Download as PDF" className="invoice-action">
        <DownloadIcon />
      </IconButton>
      <Button
        disabled={isSent}
        onClick={() => setIsSent(true)}
        startIcon={<SendIcon />}
        className="invoice-action"
        variant="contained"
      >
        Send
      </Button>
    </>
  );

  return (
    <PageContainer
      breadcrumbs={BREADCRUMBS}
      slotProps={{ header: { slotProps: { toolbar: { children: actions } } } }}
      title="Invoice 2026-031"
    >
      <Typography role="status">
        {isSent
          ? 'Sent to the Riverside Hotel.'
          : 'Draft: € 1,240 for linen, due on 30 June.'}
      </Typography>
    </PageContainer>
  );
}
