/**
 * Styles of the content below the first screen. They belong to the page's own stylesheet, because the server's HTML needs them before the
 * chunk with the code loads.
 */
import '../awards/AwardWorks.module.css';
import '../audiences/Arch.module.css';
import '../audiences/ClosingCall.module.css';
import '../audiences/StepList.module.css';
import '../blog/PostCover.module.css';
import '../sections/SectionHead.module.css';
import './AudienceDoors.module.css';
import './FrequentGoals.module.css';
import './LatestProjects.module.css';
import './MoreToSee.module.css';
import './Section.module.css';
import './Shelf.module.css';
import './map/OpenProjects.module.css';
import './map/ProvinceMap.module.css';
