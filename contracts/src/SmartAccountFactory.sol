// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SmartAccount} from "./SmartAccount.sol";

/// Creates contract accounts at addresses known in advance (counterfactual, as ERC-6492 says).
contract SmartAccountFactory {
    function create(address owner, bytes32 salt) external returns (SmartAccount) {
        return new SmartAccount{salt: salt}(owner);
    }

    /// The address of the account that `create` deploys or has deployed.
    function addressOf(address owner, bytes32 salt) external view returns (address) {
        bytes32 code = keccak256(abi.encodePacked(type(SmartAccount).creationCode, abi.encode(owner)));
        return address(uint160(uint256(keccak256(abi.encodePacked(bytes1(0xff), address(this), salt, code)))));
    }
}
