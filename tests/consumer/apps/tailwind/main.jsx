import './main.css';
import { createRoot } from 'react-dom/client';
import { Button } from '@tand/ui/components/Button';
import { Card } from '@tand/ui/components/Card';

createRoot(document.getElementById('root')).render(
  <Card>
    <Button>Plain</Button>
    <Button className="bg-[#008000] p-1">Mine</Button>
    <p className="bg-[#ffff00] p-4">Host</p>
  </Card>,
);
