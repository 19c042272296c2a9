export { Announcement, type AnnouncementProps } from './Announcement.tsx';
export { AnnouncementPreview } from './AnnouncementPreview.tsx';
