import { fillJsdom } from '@tand/ui/testing';

fillJsdom();
